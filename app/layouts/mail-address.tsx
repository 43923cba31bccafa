import { Unbroken } from '#app/layouts/public/unbroken.tsx'

/** The end of an address, of as many letters as every column has room for. */
const DOMAIN = /@[\w.-]{0,28}\w(?![\w.-]*\w)/
/** An e-mail address or a telephone number in a sentence, whose full stop is not part of it. */
const CONTACT = /([\w.-]+@[\w.-]+\w|\+[\d০-৯][\d০-৯\u00a0 -]{6,}[\d০-৯])/
/** Letters of an address that fits on a phone in one line. */
const WHOLE_MAX = 34

/** A text with at most one e-mail address, which breaks before its @ alone where a line is too short for it. */
export function MailAddress({ email }: { email: string }) {
  const { 0: domain = '', index = 0 } = DOMAIN.exec(email) ?? {}
  if (!domain) return email
  return (
    <span>
      {email.slice(0, index)}
      <wbr />
      <span className="whitespace-nowrap">{domain}</span>
      {email.slice(index + domain.length)}
    </span>
  )
}

/** An address for visitors by itself, in one line: where letters are large for the window it is smaller than what stands around it. */
export const WholeMailAddress = ({ email }: { email: string }) =>
  email.length > WHOLE_MAX ? (
    <MailAddress email={email} />
  ) : (
    <span className="text-[min(1em,5vw)] whitespace-nowrap">{email}</span>
  )

/** A text whose e-mail addresses and telephone numbers stay in one line each. */
export const WholeContacts = ({ text }: { text: string }) =>
  text
    .split(CONTACT)
    .map((piece, n) =>
      n % 2 === 0 ? (
        piece
      ) : piece.includes('@') ? (
        <WholeMailAddress key={n} email={piece} />
      ) : (
        <Unbroken key={n} text={piece} part={piece} />
      ),
    )
