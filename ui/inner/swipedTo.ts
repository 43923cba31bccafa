/** How far somebody has swiped the row, in slides. */
export function swipedTo(row: Element | null) {
  const width = row?.firstElementChild?.firstElementChild?.getBoundingClientRect().width
  return row && width ? Math.round(Math.abs(row.scrollLeft) / width) : 0
}
