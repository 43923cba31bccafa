import { Button } from '@agency/ui/Button'
import { TextField } from '@agency/ui/TextField'
import { useHydrated } from '@tanstack/react-router'
import { CircleCheck, ImageDown, Printer } from 'lucide-react'
import { useEffect } from 'react'
import { CopyButton } from '#app/layouts/public/copy-button.tsx'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import type { VisitorForm } from '#app/rendering/visitor-form.ts'
import { localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { KeptCode } from '#server/features/complaints/receipt.ts'

type Code = Exclude<KeptCode, { isConfirmed: true }>
type Form = Pick<VisitorForm, 'answer' | 'isBusy' | 'submit'>

/** What comes of a complaint. */
export const CodePart = ({ result, ...form }: Form & { result: KeptCode }) =>
  'isConfirmed' in result ? <CodeKept /> : <CodeReceipt {...result} {...form} />

/** The code, once, with the ways to keep it. Scripts ask before the page is left without it. */
function CodeReceipt({ code, groups, picture, answer: { errors, problem, values }, isBusy, submit }: Code & Form) {
  useEffect(askBeforeLeaving, [])
  const isWrong = Boolean(problem) || Object.keys(errors).length > 0
  return (
    <div className="grid gap-6">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-7 shrink-0 text-success" />
        <div>
          <h1 {...(!isWrong && { tabIndex: -1, 'data-answer': '' })} className="text-2xl outline-none sm:text-3xl">
            {m.complaint_done()}
          </h1>
          <p className="mt-2">{m.complaint_done_text()}</p>
        </div>
      </div>
      <div className="rounded-lg border-2 border-brand bg-surface p-5">
        <p className="text-sm text-muted">{m.complaint_code()}</p>
        <p data-slot="code" className="text-2xl font-semibold tracking-wide tabular-nums sm:text-4xl">
          {groups}
        </p>
      </div>
      <div className="grid gap-3 sm:grid-cols-3 print:hidden">
        <CodeButtons code={code} />
        {picture && (
          <Button asChild variant="secondary" size="lg">
            <a href={picture} download="code.png">
              <ImageDown aria-hidden />
              {m.complaint_keep_picture()}
            </a>
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{m.complaint_code_care()}</p>
      <form
        noValidate
        method="post"
        autoComplete="off"
        action={localPath('/complaints#write')}
        onSubmit={submit}
        className="grid gap-4 border-t border-line pt-6 print:hidden"
      >
        <FormProblems errors={errors} problem={problem} title={m.complaint_nothing_sent()} />
        <input type="hidden" name="action" value="keep" />
        <input type="hidden" name="code" value={code} />
        <TextField
          id="tail"
          name="tail"
          label={m.complaint_tail()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          className="max-w-md"
          defaultValue={values.tail}
          error={errors.tail}
        />
        <Button type="submit" variant="accent" size="lg" busy={isBusy} className="justify-self-start">
          {m.complaint_tail_button()}
        </Button>
      </form>
    </div>
  )
}

/** What needs scripts. */
function CodeButtons({ code }: { code: string }) {
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <>
      <CopyButton text={code} label={m.complaint_keep_copy()} copiedLabel={m.complaint_keep_copied()} />
      <Button variant="secondary" size="lg" onClick={() => print()}>
        <Printer aria-hidden />
        {m.complaint_keep_print()}
      </Button>
    </>
  )
}

/** The browser asks before it closes the page or opens another one; links that scripts would open are opened by the browser, too. */
function askBeforeLeaving() {
  const ask = (event: Event) => event.preventDefault()
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.download || link.getAttribute('href')?.startsWith('#')) return
    event.preventDefault()
    event.stopPropagation()
    location.assign(link.href)
  }
  addEventListener('beforeunload', ask)
  document.addEventListener('click', leave, true)
  return () => {
    removeEventListener('beforeunload', ask)
    document.removeEventListener('click', leave, true)
  }
}

/** Once somebody has shown that they have the code. */
function CodeKept() {
  return (
    <div className="grid gap-6">
      <div className="flex gap-3">
        <CircleCheck aria-hidden className="mt-1 size-7 shrink-0 text-success" />
        <div>
          <h1 tabIndex={-1} data-answer="" className="text-2xl outline-none sm:text-3xl">
            {m.complaint_kept()}
          </h1>
          <p className="mt-2">{m.complaint_kept_text()}</p>
        </div>
      </div>
      <p className="flex flex-wrap gap-3">
        <Button asChild variant="secondary">
          <a href={localPath('/complaints/follow')}>{m.complaint_follow_title()}</a>
        </Button>
      </p>
    </div>
  )
}
