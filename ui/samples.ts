/** Pictures and words for stories only: drawn here, so that no story asks the network for anything. */
const data = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

export const scene = (i: number, width = 900, height = 600) => {
  const [sky, hill, ground] =
    [
      ['#f3e3c3', '#7d9f93', '#1f4d47'],
      ['#cfe0dc', '#4d7f78', '#173a36'],
      ['#f5c98a', '#b9785a', '#3b2f35'],
      ['#e6e2d3', '#8aa08f', '#2d4a3f'],
    ][i % 4] ?? []
  return data(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 900 600" preserveAspectRatio="xMidYMid slice"><path fill="${sky}" d="M0 0h900v600H0z"/><circle cx="${190 + i * 90}" cy="${250 + i * 12}" r="56" fill="#fff6df"/><path fill="${hill}" d="M0 420q160-90 330-20t300-40 270 30v210H0z"/><path fill="${ground}" d="M0 500q240-60 470-14t430-20v134H0z"/><path d="M90 500V330m0 0h220m-220 0 30-34 190 34" fill="none" stroke="${ground}" stroke-width="9"/></svg>`,
  )
}

const band = (paint: string, width = 900, height = 600) =>
  data(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paint}</svg>`,
  )

export const flags = {
  qatar: band(
    '<path fill="#8a1538" d="M0 0h1500v600H0z"/><path fill="#fff" d="M0 0h430l110 33-110 34 110 33-110 33 110 34-110 33 110 33-110 34 110 33-110 33 110 34-110 33 110 33-110 34 110 33-110 33 110 34-110 33H0z"/>',
    1500,
    600,
  ),
  oman: band(
    '<path fill="#fff" d="M0 0h900v200H0z"/><path fill="#c8102e" d="M0 200h900v200H0z"/><path fill="#009a3d" d="M0 400h900v200H0z"/><path fill="#c8102e" d="M0 0h240v600H0z"/>',
  ),
  japan: band('<path fill="#fff" d="M0 0h900v600H0z"/><circle cx="450" cy="300" r="170" fill="#bc002d"/>'),
  poland: band('<path fill="#fff" d="M0 0h900v300H0z"/><path fill="#dc143c" d="M0 300h900v300H0z"/>'),
  kuwait: band(
    '<path fill="#007a3d" d="M0 0h900v200H0z"/><path fill="#fff" d="M0 200h900v200H0z"/><path fill="#ce1126" d="M0 400h900v200H0z"/><path d="M0 0l225 200v200L0 600z"/>',
  ),
  nepal: band(
    '<path fill="#dc143c" stroke="#003893" stroke-width="24" d="M40 560V40l360 250H170l230 270z"/>',
    460,
    600,
  ),
}

export const bangla = 'মধ্যপ্রাচ্য ও পূর্ব ইউরোপের নির্মাণপ্রতিষ্ঠানসমূহে নিয়োগপ্রাপ্ত বাংলাদেশি কর্মীদের বিস্তারিত তালিকা'
export const arabic = 'قائمة الشركات التي وظّفت عمّالنا في المملكة العربية السعودية ودولة قطر'
export const unbroken = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** What is said in the language of the toolbar. */
export const said = <What>(language: string, words: { en: What; bn: What; ar: What }): What =>
  language === 'bn' || language === 'ar' ? words[language] : words.en

const isMirrored = () => document.documentElement.dir === 'rtl'

/** The arrow keys for next and previous in the page's reading direction, for `userEvent.keyboard`. */
export const on = () => (isMirrored() ? '{ArrowLeft}' : '{ArrowRight}')
export const back = () => (isMirrored() ? '{ArrowRight}' : '{ArrowLeft}')

/** The distance of an element from the edge of the window where reading starts, in pixels. */
export function startOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return isMirrored() ? window.innerWidth - right : left
}
