import type { StaffScreens } from '#app/staff/content-type.ts'
import { formatNumber } from '#i18n/locale.ts'
import { m } from '#i18n/paraglide/messages.js'
import { companyPoints } from '#server/features/companies/points.shared.ts'
import type { Section } from '#app/editor/document/section.ts'

/** The list of the group companies and the form of one, whose parts are those of the company's page. */
export const companyScreens: StaffScreens = {
  sections,
  list: {
    empty: { title: m.companies_admin_empty, text: m.companies_admin_empty_text },
    pictureOf: ({ logo }) => logo as string | undefined,
  },
}

function sections(): Section[] {
  const { services, commitments } = companyPoints
  return [
    { title: m.company_basics(), fields: withBangla('companyName', 'oneLine', 'logo', 'email') },
    {
      title: m.company_facts(),
      fields: ['founded', ...withBangla('place'), 'people', ...withBangla('products'), 'telephone', 'website'],
    },
    { title: m.company_people(), fields: withBangla('nameOne', 'nameOneDesignation', 'nameTwo', 'nameTwoDesignation') },
    { title: m.company_texts(), fields: withBangla('aboutUs', 'ourTeam', 'manufacture', 'ourMission', 'ourVision') },
    {
      title: m.company_services(),
      renderNote: values => <PointsNote points={services} values={values} />,
      fields: withBangla('aboutOurServices', ...services),
    },
    {
      title: m.company_commited(),
      renderNote: values => <PointsNote points={commitments} values={values} />,
      fields: withBangla(...commitments),
    },
  ]
}

/** Says whether visitors see a section: only when all its points are written, in one language at least. */
function PointsNote({ points, values }: { points: readonly string[]; values: Record<string, unknown> }) {
  const written = points.filter(name => isWritten(values[name]) || isWritten(values[`${name}Bn`])).length
  const counts = { n: formatNumber(written), of: formatNumber(points.length) }
  return (
    <p role="status" className={written === points.length ? 'text-muted' : 'font-semibold text-danger'}>
      {written === points.length ? m.company_points_shown(counts) : m.company_points_hidden(counts)}
    </p>
  )
}

const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== ''
const withBangla = (...names: string[]) => names.flatMap(name => [name, `${name}Bn`])
