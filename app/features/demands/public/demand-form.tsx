import { Button } from '@agency/ui/Button'
import { Consent, SavedNote, WaitingNote } from '#app/layouts/public/form-parts.tsx'
import { FormProblems } from '#app/layouts/public/form-problems.tsx'
import { FormTraces } from '#app/layouts/public/form-traces.tsx'
import { PhotosNote } from '#app/layouts/public/photos-note.tsx'
import { shrinkPhotos } from '#app/rendering/shrink-photos.ts'
import { formatNumber, localPath } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { DemandReceipt } from '#server/features/demands/forms.ts'
import type { Posted } from '#server/http/posted.shared.ts'
import { CompanyFields, ContactFields, TermsFields } from '#app/features/demands/demand-fields.tsx'
import { DocumentsField } from './documents-field.tsx'
import { FormPart } from './form-part.tsx'
import { PostsPart } from './posts-part.tsx'
import { type DemandFormState, partOf, PARTS } from './use-demand-form.ts'

/** The form as it was posted, when it was rendered, and what an employer agrees to by sending it. */
export type DemandFacts = {
  posted: Posted<DemandReceipt> | undefined
  shownAt: number
  consent: string
  retention: string
}

const titles = [m.demand_part_company, m.demand_part_posts, m.demand_part_terms, m.demand_part_contact]

/** What an employer fills in: one plain form, of which scripts show a part at a time. */
export function DemandForm({ facts, ...state }: DemandFormState & { facts: DemandFacts }) {
  const { answer, isBusy, isAwake, part } = state
  const { values, errors } = answer
  const shownErrors = isAwake
    ? Object.fromEntries(Object.entries(errors).filter(([name]) => partOf(name) === part))
    : errors
  const field = (name: string) => ({ id: name, name, defaultValue: values[name], error: errors[name] })
  const isLast = !isAwake || part === PARTS.length - 1
  const partProps = (n: number) => ({
    id: `part-${PARTS[n]}`,
    title: titles[n]!(),
    position: isAwake ? m.demand_step({ n: formatNumber(n + 1), of: formatNumber(PARTS.length) }) : undefined,
    isShown: !isAwake || part === n,
  })
  return (
    <form
      ref={shrinkPhotos}
      noValidate
      method="post"
      encType="multipart/form-data"
      action={localPath('/hire-workers#demanded')}
      onSubmit={state.submit}
      onInput={state.keepTyped}
      className="grid gap-10"
    >
      <FormProblems {...answer} id="demanded" errors={shownErrors} title={m.contact_problems()} />
      {/* what Enter presses: the first button of a form, which would else add posts */}
      <button type="submit" hidden tabIndex={-1} />
      <FormPart {...partProps(0)}>
        <CompanyFields field={field} />
      </FormPart>
      <FormPart {...partProps(1)}>
        <PostsPart {...state} />
      </FormPart>
      <FormPart {...partProps(2)}>
        <TermsFields field={field} />
      </FormPart>
      <FormPart {...partProps(3)}>
        <ContactFields
          field={field}
          files={<DocumentsField error={errors.files} isPosted={facts.posted !== undefined} />}
        />
        <Consent {...facts} error={errors.consent} isGiven={values.consent === 'yes'} />
      </FormPart>
      <FormTraces shownAt={facts.shownAt} />
      <WaitingNote {...state} text={m.demand_waiting_text()} />
      <PhotosNote />
      <div className="flex flex-wrap gap-3">
        {isAwake && part > 0 && (
          <Button variant="secondary" size="lg" onClick={state.back}>
            {m.demand_back()}
          </Button>
        )}
        <Button type="submit" variant="accent" size="lg" busy={isBusy} className="grow">
          {isBusy ? m.contact_busy() : isLast ? m.demand_send() : m.hire_form_next()}
        </Button>
      </div>
      <SavedNote {...state} text={m.demand_saved()} forgetLabel={m.demand_forget()} />
    </form>
  )
}
