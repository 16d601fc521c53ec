import { ActionLink } from '#app/ui/action-link.tsx';
import { Numeral } from '#app/ui/numeral.tsx';
import { Table } from '#app/ui/table.tsx';
import { contactPage, departments } from '#content/school/contact.ts';
import styles from './department-table.module.css';

/** The departments, each with its extension and address. */
export function DepartmentTable() {
  const [name, extension, email] = contactPage.departmentColumns;
  return (
    <Table stacked="phone" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{extension}</th>
          <th scope="col">{email}</th>
        </tr>
      </thead>
      <tbody>
        {departments.map((department) => (
          <tr key={department.name}>
            <th scope="row">{department.name}</th>
            <td data-label={extension}>
              <Numeral>{department.extension.value}</Numeral>
            </td>
            <td data-label={email}>
              <ActionLink className={styles.email} href={`mailto:${department.email.value}`}>
                {department.email.value}
              </ActionLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
