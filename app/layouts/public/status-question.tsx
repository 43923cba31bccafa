import { Button } from '@agency/ui/Button'
import { Card } from '@agency/ui/Card'
import type { ReactNode } from 'react'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'

type Props = {
  /** the path of the page */
  page: string
  show: 'withdraw' | 'erase'
  title: string
  text: string
  yes: string
  children?: ReactNode
}

/** One question with two answers. A page of its own for browsers without scripts: each answer is a new one. */
export function StatusQuestion({ page, show, title, text, yes, children }: Props) {
  return (
    <Card asChild className="scroll-mt-8 border-edge">
      <form
        id="question"
        noValidate
        method="post"
        action={localPath(`${page}?show=${show}#question`)}
        aria-labelledby="question-title"
      >
        <h2 id="question-title" className="text-2xl">
          {title}
        </h2>
        <p className="mt-2">{text}</p>
        {children}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button type="submit" variant="danger" name="action" value={show}>
            {yes}
          </Button>
          <Button asChild variant="secondary">
            <a href={localPath(`${page}?show=mine`)}>{m.erase_keep()}</a>
          </Button>
        </div>
      </form>
    </Card>
  )
}
