import { PageHeader } from '@agency/ui/PageHeader'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { HelpTask } from '#app/staff/define-help.ts'
import { findPicture, tasksFor } from './help-tasks.ts'
import { m } from '#i18n/paraglide/messages.js'
import { standaloneLink } from '#app/layouts/link-style.ts'

const adminRoute = getRouteApi('/admin')

/** All pictures have this size, in pixels of the screen. */
const PICTURE = { width: 880, height: 500 }

/** The tasks of a person's role, each with its steps and, for most, a picture of the screen. */
export function HelpPage() {
  const { me } = adminRoute.useRouteContext()
  const shown = tasksFor(me)
  return (
    <>
      <PageHeader variant="staff" title={m.open_help()} description={m.help_lead()} />
      <nav aria-label={m.help_contents()} className="mb-12 max-w-text rounded-md border border-line bg-surface p-5">
        <p className="mb-2 font-semibold">{m.help_contents()}</p>
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {shown.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={`${standaloneLink} flex!`}>
                {title()}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-14">
        {shown.map(task => (
          <TaskSection key={task.id} {...task} />
        ))}
      </div>
    </>
  )
}

function TaskSection({ id, title, steps, screen, alt }: HelpTask) {
  const picture = findPicture(id)
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-20 border-t border-line pt-8">
      <h2 id={`${id}-title`} className="mb-5 font-sans text-xl font-semibold wrap-anywhere">
        {title()}
      </h2>
      <div className="grid gap-6 xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] xl:gap-10">
        <div>
          <ol className="grid list-decimal gap-3 ps-6 wrap-anywhere marker:font-semibold marker:text-brand [&:lang(bn)]:[list-style-type:bengali]">
            {steps().map(step => (
              <li key={step} className="ps-1">
                {step}
              </li>
            ))}
          </ol>
          <p className="mt-4">
            <Link to={screen.to} className={standaloneLink}>
              {m.help_open({ screen: screen.label() })}
            </Link>
          </p>
        </div>
        {picture && alt && (
          <img
            src={picture}
            alt={alt()}
            {...PICTURE}
            loading="lazy"
            decoding="async"
            className="h-auto w-full max-w-page self-start rounded-md border border-line"
          />
        )}
      </div>
    </section>
  )
}
