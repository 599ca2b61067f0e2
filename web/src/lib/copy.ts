/** Puts a text where it can be pasted from. A page that came over plain HTTP, or may not write there, has only the old way. */
export async function copy(text: string): Promise<boolean> {
  const written = navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (await written) return true;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "hidden-text";
  // In a dialog everything outside of it is out of reach.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
