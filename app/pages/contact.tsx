export default function Contact() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Contact</h1>
      </div>
    </section>
  );
}
