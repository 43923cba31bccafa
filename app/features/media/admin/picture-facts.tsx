import { Button } from '@agency/ui/Button'
import { CheckboxField } from '@agency/ui/CheckboxField'
import { FieldPair } from '@agency/ui/FieldPair'
import { FocusPicker } from '@agency/ui/FocusPicker'
import { RadioGroup } from '@agency/ui/RadioGroup'
import { TextField } from '@agency/ui/TextField'
import { FormSection } from '#app/editor/form-section.tsx'
import { StaffForm } from '#app/editor/staff-form.tsx'
import { useBanglaFont } from '#app/editor/use-translation.tsx'
import { useStaffForm } from '#app/editor/use-staff-form.ts'
import { focusText } from '#server/drafts/field-text.shared.ts'
import { StoredPicture } from '#app/layouts/stored-picture.tsx'
import { type Outputs, trpcClient } from '#app/rendering/trpc.ts'
import { m } from '#i18n/paraglide/messages.js'
import type { z } from '#i18n/zod.ts'
import { factsInput } from '#server/features/media/schema.ts'
import { readPicture } from '#server/files/schema.ts'

type Facts = z.output<typeof factsInput>
const names = [
  'name',
  'alt',
  'altBn',
  'isDecorative',
  'caption',
  'captionBn',
  'isIllustration',
  'consent',
  'focus',
] as const

/** The form of what the library says of a picture. */
export function PictureFacts({ picture }: { picture: Outputs['media']['byPath'] }) {
  const { path } = picture
  useBanglaFont()
  const form = useStaffForm({
    schema: factsInput,
    values: factsOf(picture),
    // what was changed alone: what somebody else has written meanwhile stays
    send: facts => trpcClient().media.change.mutate({ path, facts: changedOf(facts) }),
    done: () => m.media_saved(),
    isKept: true,
  })
  const changedOf = (facts: Facts): Facts =>
    Object.fromEntries(names.flatMap(name => (form.isChanged(name) ? [[name, facts[name]]] : [])))
  const [isDecorative, isIllustration] = [form.watch('isDecorative'), form.watch('isIllustration')]
  const [focus = '', alt] = [form.watch('focus'), form.watch('alt')]
  const suggested = picture.uses.find(use => use.alt) ?? picture.uses[0]
  const suggestion = suggested && (suggested.alt || suggested.title)
  function takeSuggestion() {
    form.set('alt', suggestion ?? '')
    if (suggested?.altBn) form.set('altBn', suggested.altBn)
    document.getElementById(form.field('alt').id)?.focus()
  }
  const text = (name: 'name' | 'alt' | 'altBn' | 'caption' | 'captionBn', label: string, hint?: string) => (
    <TextField label={label} hint={hint} lang={name.endsWith('Bn') ? 'bn' : undefined} {...form.field(name)} />
  )
  const { width, height } = readPicture(path) ?? { width: 3, height: 2 }
  return (
    <FormSection title={m.media_facts()}>
      <StaffForm
        form={form}
        className="grid min-w-0 gap-6"
        actions={
          <Button type="submit" busy={form.isBusy} className="justify-self-start">
            {m.media_save()}
          </Button>
        }
      >
        <FocusPicker
          id={form.held('focus').id}
          label={m.media_focus()}
          hint={m.focus_hint()}
          value={focus}
          onValueChange={next => form.set('focus', next)}
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
          onValueChange={kind => form.set('isDecorative', kind === 'decorative')}
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
            label={m.media_illustration()}
            aria-describedby="isIllustration-hint"
            {...form.field('isIllustration')}
          />
          <p id="isIllustration-hint" className="text-sm text-muted">
            {m.media_illustration_hint()}
          </p>
        </div>
        {!isIllustration && (
          <TextField
            label={m.media_consent()}
            hint={m.media_consent_hint()}
            className="max-w-form"
            {...form.field('consent')}
          />
        )}
        <p className="text-sm text-muted">{m.media_facts_note()}</p>
      </StaffForm>
    </FormSection>
  )
}

function factsOf(picture: Outputs['media']['byPath']) {
  return Object.fromEntries(names.map(name => [name, picture[name]])) as Required<Facts>
}
