import { type CostsInALine, employerPays } from '#server/features/vacancies/costs.shared.ts'

type Props = CostsInALine & {
  /** How large the first words are. */
  className?: string
}

/** What a job costs whoever takes it, then of how many costs the employer pays all: in words, and as a bar with a part for each. */
export function CostLine({ pays, share, className = '' }: Props) {
  const { employer, total } = share
  const byEmployer = employerPays(share)
  return (
    <span className="block">
      <span className={`block font-semibold ${className}`}>{pays}</span>
      {byEmployer && (
        <>
          <span className="block">{byEmployer}</span>
          <span aria-hidden="true" className="mt-1.5 mb-1 flex gap-1">
            {Array.from({ length: total }, (_, n) => (
              <span key={n} className={`h-1.5 flex-1 rounded-full ${n < employer ? 'bg-brand' : 'bg-accent'}`} />
            ))}
          </span>
        </>
      )}
    </span>
  )
}
