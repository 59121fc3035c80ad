import { mount } from 'svelte';
import App from './pages/App.svelte';
import { followSettings } from './settings/apply.ts';
import { listenForInstall } from './settings/install.ts';
import './app.css';

followSettings();
listenForInstall();
const target = document.getElementById('app');
if (target) mount(App, { target });
