import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { FieldPair } from '@agency/ui/FieldPair'
import { FocusPicker } from '@agency/ui/FocusPicker'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { TextField } from '@agency/ui/TextField'
import { toast } from '@agency/ui/Toasts'
import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import { FormSection } from '#app/editor/form-section.tsx'
import { resetAfter } from '#app/editor/keep-typed.ts'
import { LeaveGuard } from '#app/editor/leave-guard.tsx'
import { useBanglaFont } from '#app/editor/use-translation.tsx'
import { useStaffMutation } from '#app/editor/use-staff-mutation.ts'
import { focusText } from '#server/drafts/field-text.shared.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { type Outputs, queryClient, readFailure, trpc } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import { factsInput } from '#server/features/media/schema.ts'
import { readPicture } from '#server/files/schema.ts'

type Facts = Required<typeof factsInput._output>
const names = ['name', 'alt', 'altBn', 'isDecorative', 'caption', 'captionBn', 'isIllustration', 'focus'] as const

/** The form of what the library says of a picture. */
export function PictureFacts({ picture }: { picture: Outputs['media']['byPath'] }) {
  const { path } = picture
  const isReady = useHydrated()
  useBanglaFont()
  const form = useForm<Facts>({ defaultValues: factsOf(picture) })
  const { errors, isDirty, dirtyFields, isSubmitting } = form.formState
  const { mutateAsync } = useStaffMutation(trpc().media.change.mutationOptions())
  const mayLeave = useRef(false)
  const [isDecorative, focus, alt] = useWatch({ control: form.control, name: ['isDecorative', 'focus', 'alt'] })

  /** Sends what was changed alone: what somebody else has written meanwhile stays. */
  const save = form.handleSubmit(async facts => {
    const changed = Object.fromEntries(Object.entries(facts).filter(([name]) => name in dirtyFields))
    const { data, error } = factsInput.safeParse(changed)
    for (const { path, message } of error?.issues ?? [])
      form.setError(path.join('.') as FieldPath<Facts>, { message }, { shouldFocus: true })
    if (!data) return
    try {
      await mutateAsync({ path, facts: data })
      resetAfter(form, facts)
      toast.success(m.media_saved())
      await queryClient().invalidateQueries()
    } catch (error) {
      const { isOffline, message = m.error_ours() } = readFailure(error)
      toast.error(isOffline ? m.offline() : message)
    }
  })
  const suggested = picture.uses.find(use => use.alt) ?? picture.uses[0]
  const suggestion = suggested && (suggested.alt || suggested.title)
  function takeSuggestion() {
    form.setValue('alt', suggestion ?? '', { shouldDirty: true })
    if (suggested?.altBn) form.setValue('altBn', suggested.altBn, { shouldDirty: true })
    document.getElementById('alt')?.focus()
  }
  const text = (name: 'name' | 'alt' | 'altBn' | 'caption' | 'captionBn', label: string, hint?: string) => (
    <TextField
      id={name}
      label={label}
      hint={hint}
      lang={name.endsWith('Bn') ? 'bn' : undefined}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  )
  const { width, height } = readPicture(path) ?? { width: 3, height: 2 }
  return (
    <FormSection title={m.media_facts()}>
      <form noValidate method="post" onSubmit={event => void save(event)}>
        <fieldset disabled={!isReady} className="grid min-w-0 gap-6">
          <FocusPicker
            id="focus"
            label={m.media_focus()}
            hint={m.focus_hint()}
            value={focus}
            onValueChange={next => form.setValue('focus', next, { shouldDirty: true })}
            labels={{ point: (x, y) => focusText(`${x} ${y}`) }}
          >
            <StoredPicture
              url={path}
              alt=""
              sizes="(min-width: 48rem) 40rem, 100vw"
              fit="contain"
              className={width < height ? 'max-w-60' : 'max-w-lg'}
            />
          </FocusPicker>
          <div className="max-w-form">{text('name', m.media_name(), m.media_name_hint())}</div>
          <RadioGroup
            legend={m.media_alt_kind()}
            name="kind"
            value={isDecorative ? 'decorative' : 'text'}
            onValueChange={kind => form.setValue('isDecorative', kind === 'decorative', { shouldDirty: true })}
            options={[
              { value: 'text', label: m.media_alt_written() },
              { value: 'decorative', label: m.media_alt_nothing() },
            ]}
            className="max-w-form"
          />
          {!isDecorative && suggestion && !alt && (
            <p className="flex flex-wrap items-center gap-x-4 text-sm">
              <span className="text-muted wrap-anywhere">{m.media_suggestion({ text: suggestion })}</span>
              <Button variant="secondary" size="sm" onClick={takeSuggestion}>
                {m.media_suggestion_take()}
              </Button>
            </p>
          )}
          {!isDecorative && (
            <FieldPair>
              {text('alt', m.media_alt(), m.media_alt_hint())}
              {text('altBn', m.media_alt_bn())}
            </FieldPair>
          )}
          <FieldPair>
            {text('caption', m.media_caption())}
            {text('captionBn', m.media_caption_bn())}
          </FieldPair>
          <div>
            <CheckboxField
              id="isIllustration"
              label={m.media_illustration()}
              aria-describedby="isIllustration-hint"
              {...form.register('isIllustration')}
            />
            <p id="isIllustration-hint" className="text-sm text-muted">
              {m.media_illustration_hint()}
            </p>
          </div>
          <p className="text-sm text-muted">{m.media_facts_note()}</p>
          <Button type="submit" busy={isSubmitting} className="justify-self-start">
            {m.media_save()}
          </Button>
        </fieldset>
      </form>
      <LeaveGuard isDirty={isDirty} hasSaved={mayLeave} />
    </FormSection>
  )
}

function factsOf(picture: Outputs['media']['byPath']) {
  return Object.fromEntries(names.map(name => [name, picture[name]])) as Facts
}
