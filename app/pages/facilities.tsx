export default function Facilities() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Facilities</h1>
      </div>
    </section>
  );
}
