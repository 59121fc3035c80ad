import { mount } from 'svelte';
import App from './pages/App.svelte';
import './app.css';

const target = document.getElementById('app');
if (target) mount(App, { target });
