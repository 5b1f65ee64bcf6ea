/** Replaces axios's table of 70 status names, which only `axios.HttpStatusCode` shows. */
const statusNames = {}

export default statusNames
