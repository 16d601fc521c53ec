import './styles/office.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createQueryClient } from './api/query-client.ts';
import { Office } from './office.tsx';

const root = document.getElementById('office');
if (!root) throw new Error('The page has no element #office.');

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      {/* Without a transition: the next choice must start from the address that the last one led to. */}
      <BrowserRouter useTransitions={false}>
        <Office />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
