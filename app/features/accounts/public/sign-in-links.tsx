import { Link } from '@tanstack/react-router'
import { link } from '#app/layouts/link-style.ts'
import { m } from '#i18n/paraglide/messages.js'

/** What stands below login. */
export function LoginLinks() {
  return (
    <>
      <Link to="/forgot-password" className={link}>
        {m.forgot_password()}
      </Link>
      <Link to="/sign-in-link" className={link}>
        {m.link_title()}
      </Link>
      <span>
        {m.no_account()}{' '}
        <Link to="/sign-up" className={link}>
          {m.nav_sign_up()}
        </Link>
      </span>
    </>
  )
}

/** What stands below sign-up. */
export function SignUpLinks() {
  return (
    <>
      <Link to="/forgot-password" className={link}>
        {m.forgot_password()}
      </Link>
      <span>
        {m.have_account()}{' '}
        <Link to="/login" className={link}>
          {m.login_link()}
        </Link>
      </span>
    </>
  )
}
