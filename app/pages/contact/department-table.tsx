import { contactPage, departments } from '#content/school/contact.ts';
import { ActionLink } from '#ui/actions.tsx';
import { EmailAddress } from '#ui/contact-links.tsx';
import { Table } from '#ui/table.tsx';
import { Numeral } from '#ui/text.tsx';
import styles from './department-table.module.css';

/** The departments, each with its extension and address. */
export function DepartmentTable() {
  const [name, extension, email] = contactPage.departmentColumns;
  return (
    <Table className={styles.table}>
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
              <Numeral>{department.extension}</Numeral>
            </td>
            <td data-label={email}>
              <ActionLink className={styles.email} href={`mailto:${department.email}`}>
                <EmailAddress>{department.email}</EmailAddress>
              </ActionLink>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
