/**
 * Unpacks LZMA (the `.lzma` format of `xz --format=lzma`), as its specification has it: a third less to fetch than gzip, which is all that browsers
 * unpack by themselves.
 */

const TOP = 2 ** 24;
const HALF = 1024;
const STATES = 12;

const fresh = (n: number): Uint16Array => new Uint16Array(n).fill(HALF);

/** The range decoder: one bit after the other, each with a probability that learns. */
class Bits {
  private range = 0xffffffff;
  private code = 0;

  constructor(
    private readonly bytes: Uint8Array,
    private at: number,
  ) {
    for (let i = 0; i < 5; i++) this.code = ((this.code << 8) | (bytes[this.at++] ?? 0)) >>> 0;
  }

  bit(chances: Uint16Array, i: number): number {
    const chance = chances[i] as number;
    const bound = (this.range >>> 11) * chance;
    let bit: number;
    if (this.code < bound) {
      this.range = bound;
      chances[i] = chance + ((2048 - chance) >>> 5);
      bit = 0;
    } else {
      this.range -= bound;
      this.code -= bound;
      chances[i] = chance - (chance >>> 5);
      bit = 1;
    }
    if (this.range < TOP) {
      this.range = (this.range << 8) >>> 0;
      this.code = ((this.code << 8) | (this.bytes[this.at++] ?? 0)) >>> 0;
    }
    return bit;
  }

  /** Bits that are as likely as not. */
  direct(n: number): number {
    let value = 0;
    for (let i = 0; i < n; i++) {
      this.range >>>= 1;
      const one = this.code >= this.range;
      if (one) this.code -= this.range;
      if (this.range < TOP) {
        this.range = (this.range << 8) >>> 0;
        this.code = ((this.code << 8) | (this.bytes[this.at++] ?? 0)) >>> 0;
      }
      value = (value << 1) | Number(one);
    }
    return value;
  }

  /** A number of `n` bits, the highest first. */
  tree(chances: Uint16Array, from: number, n: number): number {
    let value = 1;
    for (let i = 0; i < n; i++) value = (value << 1) | this.bit(chances, from + value);
    return value - (1 << n);
  }

  /** The same, the lowest first. */
  reverse(chances: Uint16Array, from: number, n: number): number {
    let node = 1;
    let value = 0;
    for (let i = 0; i < n; i++) {
      const bit = this.bit(chances, from + node);
      node = (node << 1) | bit;
      value |= bit << i;
    }
    return value;
  }
}

/** How long a match is, from 2. */
class Length {
  private readonly choice = fresh(2);
  private readonly low = fresh(16 << 3);
  private readonly mid = fresh(16 << 3);
  private readonly high = fresh(256);

  read(bits: Bits, place: number): number {
    if (!bits.bit(this.choice, 0)) return 2 + bits.tree(this.low, place << 3, 3);
    if (!bits.bit(this.choice, 1)) return 10 + bits.tree(this.mid, place << 3, 3);
    return 18 + bits.tree(this.high, 0, 8);
  }
}

export function unpack(packed: Uint8Array): Uint8Array<ArrayBuffer> {
  const first = packed[0] ?? 255;
  if (first >= 225 || packed.length < 18) throw new Error("this is not LZMA");
  const lc = first % 9;
  const lp = Math.floor(first / 9) % 5;
  const pb = Math.floor(first / 45);
  const head = new DataView(packed.buffer, packed.byteOffset, 13);
  const low = head.getUint32(5, true);
  const size = low === 0xffffffff ? Number.NaN : low + head.getUint32(9, true) * 2 ** 32;
  let out = new Uint8Array(Number.isNaN(size) ? packed.length * 8 : size);
  const bits = new Bits(packed, 13);

  const literal = fresh(0x300 << (lc + lp));
  const isMatch = fresh(STATES << 4);
  const isRep = fresh(STATES);
  const isRep0 = fresh(STATES);
  const isRep1 = fresh(STATES);
  const isRep2 = fresh(STATES);
  const isLong = fresh(STATES << 4);
  const slots = fresh(4 << 6);
  const special = fresh(128);
  const align = fresh(16);
  const length = new Length();
  const repLength = new Length();
  const placeMask = (1 << pb) - 1;
  const literalMask = (1 << lp) - 1;
  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  let state = 0;
  let at = 0;

  const room = (more: number) => {
    if (at + more <= out.length) return;
    if (!Number.isNaN(size)) throw new Error("more than there should be");
    const wider = new Uint8Array(Math.max(out.length * 2, at + more));
    wider.set(out);
    out = wider;
  };

  while (Number.isNaN(size) || at < size) {
    const place = at & placeMask;
    if (!bits.bit(isMatch, (state << 4) + place)) {
      const before = at ? (out[at - 1] as number) : 0;
      const base = 0x300 * (((at & literalMask) << lc) + (before >>> (8 - lc)));
      let symbol = 1;
      if (state >= 7) {
        let match = out[at - rep0 - 1] as number;
        do {
          const wanted = (match >>> 7) & 1;
          match <<= 1;
          const bit = bits.bit(literal, base + ((1 + wanted) << 8) + symbol);
          symbol = (symbol << 1) | bit;
          if (bit !== wanted) break;
        } while (symbol < 0x100);
      }
      while (symbol < 0x100) symbol = (symbol << 1) | bits.bit(literal, base + symbol);
      room(1);
      out[at++] = symbol & 0xff;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let long: number;
    if (bits.bit(isRep, state)) {
      if (!bits.bit(isRep0, state)) {
        if (!bits.bit(isLong, (state << 4) + place)) {
          state = state < 7 ? 9 : 11;
          room(1);
          out[at] = out[at - rep0 - 1] as number;
          at++;
          continue;
        }
      } else {
        let far: number;
        if (!bits.bit(isRep1, state)) far = rep1;
        else {
          if (!bits.bit(isRep2, state)) far = rep2;
          else {
            far = rep3;
            rep3 = rep2;
          }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = far;
      }
      long = repLength.read(bits, place);
      state = state < 7 ? 8 : 11;
    } else {
      rep3 = rep2;
      rep2 = rep1;
      rep1 = rep0;
      long = length.read(bits, place);
      state = state < 7 ? 7 : 10;
      const slot = bits.tree(slots, Math.min(long - 2, 3) << 6, 6);
      if (slot < 4) rep0 = slot;
      else {
        const more = (slot >>> 1) - 1;
        rep0 = ((2 | (slot & 1)) << more) >>> 0;
        if (slot < 14) rep0 += bits.reverse(special, rep0 - slot, more);
        else {
          rep0 = (rep0 + bits.direct(more - 4) * 16) >>> 0;
          rep0 = (rep0 + bits.reverse(align, 0, 4)) >>> 0;
        }
      }
      if (rep0 === 0xffffffff) break;
    }
    if (rep0 >= at) throw new Error("a match before the beginning");
    room(long);
    for (let i = 0; i < long; i++, at++) out[at] = out[at - rep0 - 1] as number;
  }
  return at === out.length ? out : out.slice(0, at);
}
