/** The order with one id moved to another index. */
export function withMoved(ids: string[], id: string, index: number): string[] {
  return ids.filter(other => other !== id).toSpliced(index, 0, id)
}

/** The index at which a dragged id stands after it was dropped before or after another. */
export function placeAfterDrop(ids: string[], dragged: string, target: string, isAfter: boolean): number {
  if (dragged === target) return ids.indexOf(dragged)
  return ids.filter(id => id !== dragged).indexOf(target) + Number(isAfter)
}
