/** The GraphQL selection of all fields of a view. */
export const selection = `... on SixtysixView {
  seat toAct legal profile phase hand left
  trump turned stock closed leader led
  lastTrick { leader winner cards }
  tricks points
  marriages { seat suit points }
  extra
  disclosure { hands stock }
}`
