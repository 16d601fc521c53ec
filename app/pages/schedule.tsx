export default function Schedule() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Schedule</h1>
      </div>
    </section>
  );
}
