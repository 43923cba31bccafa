const DOMAIN_MAX = 30 // letters of a domain that every column has room for

/** A text with at most one e-mail address, which breaks before its @ alone where a line is too short for it. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  if (at < 0 || email.length - at > DOMAIN_MAX) return email
  return (
    <span>
      {email.slice(0, at)}
      <wbr />
      <span className="whitespace-nowrap">{email.slice(at)}</span>
    </span>
  )
}
