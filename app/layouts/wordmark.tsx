import { agency } from '#i18n/agency.ts'

const tone = {
  paper: { name: 'text-ink', rest: 'text-muted @max-[20.6rem]:[&:lang(bn)]:hidden' },
  deep: { name: 'text-on-deep', rest: 'text-on-deep-muted' },
}

/**
 * The agency's mark, where it has one, and its name beside it, for the paper or the deep ground: the first word strong,
 * what follows quieter in colour.
 */
export function Wordmark({ ground = 'paper' }: { ground?: keyof typeof tone }) {
  const { name, mark } = agency()
  const [first, ...rest] = name.split(' ')
  return (
    <span
      data-slot="wordmark"
      className={`inline-flex items-center gap-2 font-display @min-[34rem]:gap-2.5 text-[min(1.125rem,6.4cqi)] @max-[34rem]:[&:lang(bn)]:text-[min(0.875rem,5.5cqi)] leading-none font-semibold tracking-tight ${tone[ground].name}`}
    >
      {mark && (
        <img
          src={mark.small}
          alt=""
          width={32}
          height={32}
          className="size-[min(2rem,10cqi)] shrink-0 rounded-md object-contain max-[22.4rem]:hidden @max-[18rem]:hidden"
        />
      )}
      <span>
        {first} <span className={tone[ground].rest}>{rest.join(' ')}</span>
      </span>
    </span>
  )
}
