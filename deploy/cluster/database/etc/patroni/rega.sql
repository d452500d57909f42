-- The owner of a database may add pg_trgm, which searches need, by himself.
create role rega login password '@REGA@';
create database rega owner rega encoding 'UTF8' template template0;
