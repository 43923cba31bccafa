import { Card } from '@agency/ui/Card'
import { DescriptionItem, DescriptionList } from '@agency/ui/DescriptionList'
import { countryName } from '#i18n/countries.ts'
import { m } from '#i18n/paraglide/messages.js'
import { kindLabels } from '#server/features/applications/stages/gaps.shared.ts'
import { STAGES, stateLabels } from '#server/features/applications/stages/states.shared.ts'
import { needsOf, type StageRow, toStageNeeds } from '#server/features/workers/stages.shared.ts'

/** What each stage needs with these rows, also where it is what is usual. */
export function StagesNow({ rows }: { rows: StageRow[] }) {
  const needs = toStageNeeds(rows)
  return (
    <Card className="grid grid-cols-1 gap-4">
      <p className="text-sm text-muted">{m.settings_stages_now_text()}</p>
      <DescriptionList variant="beside">
        {STAGES.map(stage => (
          <DescriptionItem key={stage} term={stateLabels[stage]()}>
            {['', ...new Set(needs.flatMap(row => (row.stage === stage ? row.country : [])))]
              .filter((country, n) => n === 0 || country !== '')
              .map(country => (
                <span key={country} className="block">
                  {country && `${countryName(country)}: `}
                  {needsOf(stage, country, needs)
                    .map(kind => kindLabels[kind]())
                    .join(', ') || m.settings_stages_nothing()}
                </span>
              ))}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Card>
  )
}
