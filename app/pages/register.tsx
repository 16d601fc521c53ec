export default function Register() {
  return (
    <section className="s squared">
      <div className="pg">
        <h1>Register</h1>
      </div>
    </section>
  );
}
