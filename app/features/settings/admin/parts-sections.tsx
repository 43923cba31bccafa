import { Button } from '@agency/ui/Button'
import { Check } from 'lucide-react'
import { PartsChange } from '#app/features/settings/admin/parts-change.tsx'
import { PresetPicture } from '#app/features/settings/admin/preset-picture.tsx'
import type { Section } from '#app/editor/document/section.ts'
import type { StaffFeature } from '#app/staff/define-staff.ts'
import { m } from '#i18n/paraglide/messages.js'
import { leftOutBy, partsOf, PRESETS } from '#server/registration/define-part.shared.ts'

const presets = {
  website: { label: m.preset_website, text: m.preset_website_text },
  jobs: { label: m.preset_jobs, text: m.preset_jobs_text },
  office: { label: m.preset_office, text: m.preset_office_text },
}

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
                {presets[preset].label()}
              </Button>
              <p className="text-sm text-muted">{presets[preset].text()}</p>
            </li>
          )
        })}
      </ul>
    ),
    fields: parts.map(({ name }) => name),
  },
  { renderNote: values => <PartsChange features={features} values={values} /> },
]
