export default function Fees() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Fees</h1>
      </div>
    </section>
  );
}
