//! Paying with PRISM: which sets of cards pay a price, and what is wrong with one that does not.

use crate::prism::{Colour, Prisms};

/// What must be paid: a colour and a sum, with so many cards that may count as any colour.
#[derive(Clone, Copy, Debug)]
pub struct Price {
    pub colour: Colour,
    pub cost: u16,
    pub wild: u8,
}

/// What is wrong with a payment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PayFault {
    WrongColour,
    TooLittle { total: u16 },
    Superfluous,
}

impl Price {
    /// Every set of cards from `hand` that pays and from which no card could be left out, in order (RTP-13).
    #[inline]
    pub fn payments(self, hand: Prisms, mut each: impl FnMut(Prisms)) {
        if self.wild > 0 {
            let total = hand.total();
            if total >= self.cost {
                self.pay(hand, self.cost, total, self.wild, Prisms::NONE, &mut each);
            }
            return;
        }
        let total = hand.total_of(self.colour);
        if total >= self.cost {
            pay_plainly(hand.of(self.colour), self.cost, total, Prisms::NONE, &mut each);
        }
    }

    /// Goes on paying with cards worth `left`, at least as much as is due. They are taken from the dearest down, so a set is free
    /// of superfluous cards just when it reaches the cost with its last card. Where no card can be left out, there is one way to pay.
    fn pay(self, hand: Prisms, due: u16, left: u16, wild: u8, paid: Prisms, each: &mut impl FnMut(Prisms)) {
        if left - hand.cheapest() < due {
            if self.foreign(hand) <= usize::from(wild) {
                each(paid.plus(hand));
            }
            return;
        }
        let kind = hand.dearest();
        let (value, have, cheaper) = (u16::from(kind.value()), hand.count(kind), hand.without(kind));
        let after = left - value * u16::from(have);
        let foreign = u8::from(kind.colour() != self.colour);
        if after >= due {
            self.pay(cheaper, due, after, wild, paid, each);
        }
        let (mut due, mut wild, mut paid) = (due, wild, paid);
        for _ in 0..have {
            if wild < foreign {
                return;
            }
            wild -= foreign;
            paid = paid.plus(Prisms::one(kind));
            if due <= value {
                return each(paid);
            }
            due -= value;
            if after >= due {
                self.pay(cheaper, due, after, wild, paid, each);
            }
        }
    }

    /// Would these cards pay, without a superfluous one? The sum paid, if so.
    pub fn check(self, paid: Prisms) -> Result<u16, PayFault> {
        let total = paid.total();
        if self.foreign(paid) > usize::from(self.wild) {
            Err(PayFault::WrongColour)
        } else if total < self.cost {
            Err(PayFault::TooLittle { total })
        } else if total - paid.cheapest() >= self.cost {
            Err(PayFault::Superfluous)
        } else {
            Ok(total)
        }
    }

    /// How many of the cards are of another colour.
    #[inline]
    pub fn foreign(self, paid: Prisms) -> usize {
        paid.len() - paid.of(self.colour).len()
    }
}

/// The same with cards of one colour.
fn pay_plainly(hand: Prisms, due: u16, left: u16, paid: Prisms, each: &mut impl FnMut(Prisms)) {
    if left - hand.cheapest() < due {
        return each(paid.plus(hand));
    }
    let kind = hand.dearest();
    let (value, have, cheaper) = (u16::from(kind.value()), hand.count(kind), hand.without(kind));
    let after = left - value * u16::from(have);
    if after >= due {
        pay_plainly(cheaper, due, after, paid, each);
    }
    let (mut due, mut paid) = (due, paid);
    for _ in 0..have {
        paid = paid.plus(Prisms::one(kind));
        if due <= value {
            return each(paid);
        }
        due -= value;
        if after >= due {
            pay_plainly(cheaper, due, after, paid, each);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Against the definition: every subset that pays and from which no card can be left out.
    #[test]
    fn payments_are_all_sets_without_a_superfluous_card() {
        let hand: Prisms = "green1+green2+green2+green5+green6+blue3+blue3+orange4+orange6".parse().unwrap();
        for colour in Colour::ALL {
            for cost in 1..=12 {
                for wild in 0..=3 {
                    let price = Price { colour, cost, wild };
                    let mut found = Vec::new();
                    price.payments(hand, |paid| found.push(paid));
                    let mut expected = Vec::new();
                    for n in 1..=hand.len() {
                        hand.choices(n, |set| {
                            let foreign = set.cards().filter(|c| c.colour() != colour).count();
                            let pays = set.total() >= cost && foreign <= usize::from(wild);
                            let spare = set.kinds().any(|k| set.total() - u16::from(k.value()) >= cost);
                            if pays && !spare {
                                expected.push(set);
                            }
                        });
                    }
                    expected.sort();
                    assert_eq!(found, expected, "{price:?}");
                    assert!(found.iter().all(|paid| price.check(*paid).is_ok()));
                }
            }
        }
    }
}
