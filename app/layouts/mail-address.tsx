/** The end of an address, of as many letters as every column has room for. */
const DOMAIN = /@[\w.-]{0,28}\w(?![\w.-]*\w)/
/** An address in a sentence, whose full stop is not part of it. */
const ADDRESS = /([\w.-]+@[\w.-]+\w)/
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

/** A text whose e-mail addresses stay in one line each. */
export const WholeAddresses = ({ text }: { text: string }) =>
  text.split(ADDRESS).map((piece, n) => (n % 2 === 1 ? <WholeMailAddress key={n} email={piece} /> : piece))
