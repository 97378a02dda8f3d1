/** A `ref` of a dialog that is open as long as it is on the page. */
export function openModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  // Closed before it is removed, so that the focus returns to where it was.
  return () => dialog.close()
}
