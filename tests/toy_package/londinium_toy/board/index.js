/** A board of a package of its own: the row as cards, a click takes one. */
export default {
  onBoard: (move) => move.kind === "take",
  mount(target, props) {
    const update = ({ view, legal, pick, t }) => {
      const cards = view.row.map((card) => {
        const answer = legal.find(({ move }) => move.kind === "take" && move.card === card);
        const made = document.createElement("button");
        made.textContent = t.name("card", card);
        made.disabled = !answer;
        made.onclick = () => pick(answer.action);
        return made;
      });
      target.replaceChildren(...cards);
    };
    update(props);
    return { update, destroy: () => target.replaceChildren() };
  },
};
