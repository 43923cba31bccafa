export const story: { flag: string }[] = [{ flag: 'sa.png' }]
