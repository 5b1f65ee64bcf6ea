import { useMemo, useState } from 'react'
import { readNoticesRecord, withMarks } from '@/shared/read-notices'

export function useReadNotices() {
  const [marks, setMarks] = useState(() => readNoticesRecord.read())
  const marked = useMemo(() => new Set(marks), [marks])
  const mark = (keys: readonly string[]) => {
    // Another tab may have marked some since.
    const next = withMarks(readNoticesRecord.read(), keys)
    readNoticesRecord.write(next)
    setMarks(next)
  }
  return { isRead: (key: string) => marked.has(key), mark }
}
