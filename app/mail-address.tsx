/** An e-mail address that breaks before its @ alone, where a line is too short for it. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@')
  return <span>{email.slice(0, at)}<wbr /><span className="inline-block max-w-full">{email.slice(at)}</span></span>
}
