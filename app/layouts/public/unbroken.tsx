import { formatDigits } from '#i18n/locale.ts'

/**
 * A text in which one part, such as a reference, stays in one line: where letters are large for the window that is
 * smaller than what stands around it.
 */
export function Unbroken({ text, part }: { text: string; part: string }) {
  const [before, ...others] = text.split(part)
  return (
    <span>
      {before}
      {others.length > 0 && (
        <span dir="ltr" className="text-[min(1em,5.4vw)] whitespace-nowrap">
          {part}
        </span>
      )}
      {others.join(part)}
    </span>
  )
}

/** A telephone number in the digits of the page's language, by itself or in a sentence. */
export function PhoneText({ number, say }: { number: string; say?: (by: { phone: string }) => string }) {
  const phone = formatDigits(number)
  return <Unbroken text={say?.({ phone }) ?? phone} part={phone} />
}
