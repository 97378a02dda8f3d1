import type { CalendarDay } from '../base/days.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** `Saturday` */
export const sayWeekday = ({ weekday }: CalendarDay) => `${WEEKDAYS[weekday]}`

/** `21 November` */
export const sayDay = ({ day, month }: CalendarDay) => `${day} ${MONTHS[month]}`

/** `21 November 2026` */
export const sayDate = (date: CalendarDay) => `${sayDay(date)} ${date.year}`
