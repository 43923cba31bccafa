import { Link, useLocation } from '@tanstack/react-router'
import { CircleQuestionMark } from 'lucide-react'
import { taskOf } from '#app/staff/help.ts'
import { pathWithoutLocale } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

/** Where the help of the screen that is open is. */
export function useHelpOfScreen() {
  const task = useLocation({ select: ({ pathname }) => taskOf(pathWithoutLocale(pathname)) })
  return { to: '/admin/help' as const, ...(task && { hash: task }) }
}

/** Leads to the help of the screen that is open; on phones the account menu does. */
export function HelpLink() {
  const help = useHelpOfScreen()
  return (
    <Link
      {...help}
      aria-label={'hash' in help ? m.open_help_of() : m.open_help()}
      className="hidden sm:inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md px-2 text-muted hover:text-brand hover:underline active:decoration-2"
    >
      <CircleQuestionMark aria-hidden="true" className="size-5" />
      <span className="max-xl:sr-only">{m.open_help()}</span>
    </Link>
  )
}
