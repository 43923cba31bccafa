import { Button } from '@agency/ui/Button'
import { Check } from 'lucide-react'
import { PartsChange } from '#app/features/settings/admin/parts-change.tsx'
import { PresetPicture } from '#app/features/settings/admin/preset-picture.tsx'
import type { Section } from '#app/editor/document/section.ts'
import type { StaffFeature } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { presetLabels } from '#server/features/settings/schema.ts'
import { leftOutBy, partsOf, PRESETS } from '#server/registration/define-part.shared.ts'

const texts = { website: m.preset_website_text, jobs: m.preset_jobs_text, office: m.preset_office_text }

/** The form of the parts: what an agency can start with, then each part by itself. */
export const partsSections = (features: readonly StaffFeature[], parts = partsOf(features)): Section[] => [
  {
    renderNote: (values, set) => (
      <ul className="grid gap-4 sm:grid-cols-3">
        {PRESETS.map(preset => {
          const off = leftOutBy(parts, preset)
          const isChosen = parts.every(({ name }) => (values[name] !== false) === !off.includes(name))
          return (
            <li key={preset} className="grid content-start gap-2">
              <PresetPicture preset={preset} isChosen={isChosen} />
              <Button
                variant="secondary"
                aria-pressed={isChosen}
                className={isChosen ? 'border-brand! text-brand!' : undefined}
                onClick={() => parts.forEach(({ name }) => set(name, !off.includes(name)))}
              >
                {isChosen && <Check aria-hidden="true" />}
                {presetLabels[preset]()}
              </Button>
              <p className="text-sm text-muted">{texts[preset]()}</p>
            </li>
          )
        })}
      </ul>
    ),
    fields: parts.map(({ name }) => name),
  },
  { renderNote: values => <PartsChange features={features} values={values} /> },
]
