// React is no module: each tag of the built app would look its function up, as `(0, react.jsx)()`. Here it is looked up
// once, and a tag is one letter.
import runtime from '../../node_modules/react/jsx-runtime.js'

export const { Fragment, jsx, jsxs } = runtime
