/** A text in which one part, such as a reference, stays in one line. */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const [before = '', ...others] = text.split(part)
  if (others.length === 0) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{part}</span>
      {others.join(part)}
    </>
  )
}
