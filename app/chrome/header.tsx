import { chrome } from '#content/pages/navigation.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Wrap } from '#ui/section.tsx';
import { Brand } from './brand.tsx';
import { ContactBar } from './contact-bar.tsx';
import styles from './header.module.css';
import { MainBar } from './main-bar.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/**
 * The header of every page: the ways to reach the school, and the main bar. The bar is not printed
 * while something that has `data-letterhead` stands on the page and names the school itself.
 */
export function Header() {
  return (
    // Both rows are one banner; without a box of its own the lower one sticks to the whole page.
    <header className={styles.banner}>
      <ContactBar />
      <div className={styles.bar}>
        <Wrap className={styles.row}>
          <Brand />
          <MainBar />
          <ButtonLink className={styles.register} href={chrome.register.path}>
            {chrome.register.name}
          </ButtonLink>
          <MobileMenu />
        </Wrap>
      </div>
    </header>
  );
}
