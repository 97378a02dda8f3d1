import { Link } from 'wouter'
import { BOOK_WORDS } from '../../words/pages/book.ts'
import { BOOK_PAGES, type BookPage, bookHref } from '../parts/addresses/record-address.ts'
import css from './BookTabs.module.css'

/** Under every page of the Book: a tap on the page that is open leads to its beginning. */
export function BookTabs({ page }: { readonly page?: BookPage }) {
  return (
    <nav className={css.tabs} aria-label={BOOK_WORDS.title}>
      {BOOK_PAGES.map((name) => (
        <Link key={name} href={bookHref(name)} aria-current={name === page ? 'page' : undefined}>
          {BOOK_WORDS.pages[name]}
        </Link>
      ))}
    </nav>
  )
}
