import { keepPreviousData, type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query'

/** One page of a list, as every list procedure answers it. */
export type ListPage<Row> = { rows: Row[]; count: number; page: number; pages: number }

/** Queries a page of a list. While the next one loads, the last one stays, so that neither focus nor scroll is lost. */
export function useList<Data, Failure, Key extends QueryKey>(options: UseQueryOptions<Data, Failure, Data, Key>) {
  const { data, error, isPlaceholderData } = useQuery({ ...options, placeholderData: keepPreviousData })
  return { data, error, isLoading: isPlaceholderData }
}
